// Code for the editor that tries to reach a STUN server in every way that its frame might leave open.

/** Statements that define `ask`, which asks a server on this machine for the browser's address. */
export const askServer = (port: number): string => `
  const ask = async (Connection) => {
    const connection = new Connection({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' }] });
    const isDone = new Promise((resolve) => {
      connection.onicegatheringstatechange = () => {
        if (connection.iceGatheringState === 'complete') resolve('reached');
      };
      setTimeout(resolve, 5000, 'reached');
    });
    connection.createDataChannel('a');
    await connection.setLocalDescription(await connection.createOffer());
    return isDone;
  };
`;

/** The names of the attempts that `escapes` makes. */
export const attempts = ['own', 'older', 'deleted', 'frame', 'script', 'runner'];

/** Returns a component that shows the outcome of each attempt, "reached" or "refused", as JSON. */
export const escapes = (port: number): string => `import { useEffect, useState } from 'react';
${askServer(port)}
function addFrame(html) {
  const element = document.createElement('iframe');
  if (html) element.srcdoc = html;
  document.documentElement.append(element);
  return element;
}
const hear = (element, say) =>
  addEventListener('message', ({ source, data }) => {
    if (source === element.contentWindow) say(data);
  });

const attempts = {
  own: () => ask(self.RTCPeerConnection),
  older: () => ask(self.webkitRTCPeerConnection),
  deleted: () => {
    delete self.RTCPeerConnection;
    return ask(self.RTCPeerConnection);
  },
  frame: () => ask(addFrame().contentWindow.RTCPeerConnection),
  script: () => new Promise((resolve) => {
    hear(addFrame('<script>parent.postMessage(1, "*")</script>'), () => resolve('reached'));
    setTimeout(resolve, 1000, 'refused');
  }),
  // The one script that the policy allows runs the code of whoever has framed it.
  runner: () => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const code = ${JSON.stringify(`self.webpackChunkOwn;
      ${askServer(port)}
      (async () => ask(self.RTCPeerConnection))().catch(() => 'refused')
        .then((outcome) => parent.postMessage(outcome, '*'));`)};
    port1.onmessage = ({ data: { type, path } }) => {
      if (type === 'load') port1.postMessage({ type: 'file', path, text: code });
    };
    const source = document.querySelector('script').textContent;
    const element = addFrame('<meta name="x-scripts" content="a"><script>' + source + '</script>');
    hear(element, (data) => {
      if (['reached', 'refused'].includes(data)) {
        resolve(data);
        return;
      }
      element.contentWindow.postMessage('', '*', [port2]);
      port1.postMessage({ type: 'start', styles: [], look: { scheme: 'light', direction: 'ltr' } });
    });
  }),
};

export default function FirstTree() {
  const [outcomes, setOutcomes] = useState('');
  useEffect(() => {
    const all = Object.entries(attempts).map(async ([name, attempt]) => {
      try {
        return [name, await attempt()];
      } catch {
        return [name, 'refused'];
      }
    });
    Promise.all(all).then((list) => setOutcomes(JSON.stringify(Object.fromEntries(list))));
  }, []);
  return <output>{outcomes}</output>;
}
`;
