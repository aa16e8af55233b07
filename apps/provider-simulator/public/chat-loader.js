/** The loader of the chat stand-in: gives the page that asks a `window.PortalChat`, whose chat is a frame over that page. */
(() => {
  const { origin } = new URL(document.currentScript.src);
  const LONGEST_WAIT_MS = 8_000;
  let shown = null;

  function close() {
    if (!shown) return;
    const { frame, listen, opener, timer } = shown;
    shown = null;
    clearTimeout(timer);
    window.removeEventListener('message', listen);
    frame.remove();
    opener?.focus();
  }

  function frameOf({ language, site }) {
    const frame = document.createElement('iframe');
    const room = new URL('/chat', origin);
    room.searchParams.set('lang', language);
    room.searchParams.set('site', site);
    frame.src = room.href;
    frame.title = site;
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '300',
      width: '100%',
      height: '100%',
      border: '0',
    });
    return frame;
  }

  window.PortalChat = {
    close,
    open(visit) {
      close();
      return new Promise((resolve, reject) => {
        const frame = frameOf(visit);
        const listen = ({ source, origin: from, data }) => {
          if (source !== frame.contentWindow || from !== origin) return;
          if (data === 'chat-closed') return close();
          if (data !== 'chat-ready' || !shown) return;
          clearTimeout(shown.timer);
          frame.focus();
          resolve();
        };
        const timer = setTimeout(() => {
          close();
          reject(new Error('the chat does not answer'));
        }, LONGEST_WAIT_MS);
        shown = { frame, listen, timer, opener: document.activeElement };
        window.addEventListener('message', listen);
        document.body.append(frame);
      });
    },
  };
})();
