/** The part of a worker's global scope that is used here; the DOM types only have the window's. */
export interface WorkerScope<Message, Reply> {
  postMessage: (message: Reply) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<Message>) => void) => void;
}
