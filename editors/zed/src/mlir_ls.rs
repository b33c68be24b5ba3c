//! Starts `mlir-ls lsp`, or what the settings name instead, and hands the settings to it.

use zed_extension_api::{
    self as zed, serde_json::Value, settings::LspSettings, LanguageServerId, Result, Worktree,
};

struct Mlir;

impl zed::Extension for Mlir {
    fn new() -> Self {
        Mlir
    }

    fn language_server_command(
        &mut self,
        id: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<zed::Command> {
        let binary = LspSettings::for_worktree(id.as_ref(), worktree)?.binary;
        let path = binary.as_ref().and_then(|binary| binary.path.clone());
        let command = path
            .or_else(|| worktree.which("mlir-ls"))
            .ok_or("mlir-ls is not in PATH: its README says how to install it")?;
        let args = binary
            .and_then(|binary| binary.arguments)
            .unwrap_or_else(|| vec!["lsp".into()]);
        Ok(zed::Command {
            command,
            args,
            env: worktree.shell_env(),
        })
    }

    fn language_server_workspace_configuration(
        &mut self,
        id: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<Option<Value>> {
        Ok(LspSettings::for_worktree(id.as_ref(), worktree)?.settings)
    }
}

zed::register_extension!(Mlir);
