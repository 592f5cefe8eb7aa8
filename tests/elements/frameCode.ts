// Code for the editor that misbehaves in its frame, as a reader's mistake or on purpose.

/** Returns the code of the demo, with statements that run in the body of the component, in an effect, or in a layout effect. */
export const component = (
  text: string,
  { body = '', effect = '', layout = '' }: { body?: string; effect?: string; layout?: string } = {},
): string => `import { useEffect, useLayoutEffect, useState } from 'react';
export default function FirstTree() {
  const [count, setCount] = useState(0);
  ${body}
  useLayoutEffect(() => { ${layout} });
  useEffect(() => { ${effect} }, []);
  return <output data-count={count}>${text}</output>;
}
`;

/** Statements that give edited code the frame's end of the channel to the page, as `port`; React has channels of its own. */
export const takePort = `
  const { postMessage } = MessagePort.prototype;
  const port = await new Promise((resolve) => {
    MessagePort.prototype.postMessage = function (message) {
      if (message?.type === 'pong') resolve(this);
      return postMessage.call(this, message);
    };
  });
  MessagePort.prototype.postMessage = postMessage;
`;
