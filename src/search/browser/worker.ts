import { createSession, type Reply, type Request } from './session';
import type { WorkerScope } from '../../utils/workerScope';

const scope = self as unknown as WorkerScope<Request, Reply>;
const handle = createSession({ reply: (reply) => scope.postMessage(reply) });

scope.addEventListener('message', ({ data }) => {
  void handle(data);
});
