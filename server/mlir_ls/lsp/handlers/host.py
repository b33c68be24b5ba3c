"""What handlers need of the server, and a row of their table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from mlir_ls.lsp.encoding.client import Client
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.workspace.progress import WorkDoneProgress
from mlir_ls.workspace.workspace import Workspace


class Host(Protocol):
    """The server of one client. `home` is what the client has open."""

    home: Workspace

    @property
    def client(self) -> Client:
        """What the client can do."""

    def begin(self, params: types.InitializeParams) -> None:
        """Begins the session."""

    def set_roots(self) -> None:
        """Takes over the folders of the workspace, as the client has sent them."""

    def refresh_lenses(self) -> None:
        """Makes the client request again what can be run."""

    async def apply(self, edit: Mapping[str, Any]) -> None:
        """Has the client apply an edit of the workspace."""

    def unknown(self, text: str) -> Exception:
        """What refuses a command that there is not."""

    def bar(self, title: str, stop: Callable[[], object] | None = None) -> WorkDoneProgress:
        """A progress bar; `stop` is called when the user cancels the work."""

    def stop_work(self, token: str | int) -> None:
        """Stops the work whose progress bar has this token."""

    def register(self, registrations: Sequence[types.Registration]) -> None:
        """Registers capabilities with the client."""

    async def settings(self, sections: Sequence[str]) -> Sequence[Any]:
        """The client's settings, one value for each section."""

    def path_of(self, uri: str) -> str | None:
        """The path of a file's URI."""

    def uri_of(self, path: str) -> str:
        """The URI of a file's path."""


class WorkspaceRequest(NamedTuple):
    """A request that is not about one document, with an example of its parameters.

    `read` makes them of JSON, where the protocol does not know the method. `options` are announced.
    """

    method: str
    handler: Callable[[Any, Any], Any]
    example: Mapping[str, Any]
    read: Callable[[Any], Any] | None = None
    options: Any = None
