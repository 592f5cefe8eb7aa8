import type { Reply, Request } from './protocol';
import { createSession } from './session';

/** The part of a worker's global scope that is used; the DOM types only describe the window's. */
interface Scope {
  postMessage: (message: Reply) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<Request>) => void) => void;
}

const scope = self as unknown as Scope;
const handle = createSession({ reply: (reply) => scope.postMessage(reply) });

scope.addEventListener('message', ({ data }) => {
  void handle(data);
});
