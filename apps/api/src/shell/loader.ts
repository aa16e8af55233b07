/** What the page's loader is told, in a script element of this id. */
export const PLAN_ID = 'page-plan';

/** See {@link LOADER}. */
export interface PagePlan {
  /** Addresses of the API to ask at once. */
  calls: readonly string[];
  /** Scripts in the order in which they are evaluated. */
  scripts: readonly string[];
  /** Style sheets that stand in the page already: whoever loads a screen finds them there and asks for none of them. */
  styles: readonly string[];
}

/**
 * The one inline script of a page; the same for all of them, so that the policy can name its hash.
 *
 * The first view is painted before anything else is asked for. Then come the calls and the scripts, each of them evaluated
 * in a task of its own, so that a finger never waits for all. Whoever touches the page sooner gets them at once; what was
 * tapped meanwhile is held, and tapped again when the page answers (`pageAnswers`), so that no tap is lost and no form goes
 * out by itself. If the scripts do not come, a link leads where it would without them; a form waits as long as it takes.
 */
export const LOADER = slim(`(function () {
  var plan = JSON.parse(document.getElementById('${PLAN_ID}').textContent);
  var begun = false, held = null, answers = false;
  function begin() {
    if (begun) return;
    begun = true;
    var replies = (window.earlyReplies = {});
    plan.calls.forEach(function (call) {
      replies[call] = fetch(call, {
        headers: { accept: 'application/json', 'accept-language': document.documentElement.lang },
        credentials: 'same-origin'
      }).catch(function () { return null; });
    });
    function link(rel, address) {
      var element = document.createElement('link');
      element.rel = rel;
      if (rel === 'stylesheet') element.disabled = true;
      element.href = address;
      document.head.append(element);
    }
    function oneATask(items, work) {
      return items.reduce(function (before, item, at) {
        return before
          .then(function () { return new Promise(function (next) { setTimeout(next); }); })
          .then(function () { return work(item, at); });
      }, Promise.resolve());
    }
    plan.styles.forEach(function (style) { link('stylesheet', style); });
    oneATask(plan.scripts, function (script) { link('modulepreload', script); });
    oneATask(plan.scripts, function (script, at) {
      var loading = import(script);
      // the app itself says that a screen's file is gone
      return at === plan.scripts.length - 1 ? loading : loading.catch(function () {});
    }).catch(function (error) { release(); throw error; });
  }
  function hold(event) {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || !event.target.closest) return;
    var target = event.type === 'submit' ? event.submitter : event.target.closest('#root a[href]:not([target]), #root button');
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    held = target;
    begin();
    setTimeout(function () { if (held && held.href) release(); }, 10000);
  }
  function release() {
    if (!hold) return;
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    hold = null;
    if (!held) return;
    // drawn anew meanwhile: the same link in its place
    var again = held.isConnected ? held : held.href && document.querySelector('#root a[href="' + CSS.escape(held.getAttribute('href')) + '"]');
    if (again && (again.href || answers)) again.click();
  }
  window.pageAnswers = function () { answers = true; release(); };
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  ['pointerdown', 'keydown'].forEach(function (kind) { addEventListener(kind, begin, { once: true, capture: true, passive: true }); });
  function afterFrames() {
    requestAnimationFrame(function () { requestAnimationFrame(function () { setTimeout(begin); }); });
  }
  var picture = document.querySelector('img[fetchpriority=high]');
  if (picture) picture.decode().then(afterFrames, afterFrames);
  else afterFrames();
  setTimeout(begin, document.hidden ? 0 : 1500);
})();`);

/** Without what only readers of the source need: every page carries it. */
function slim(script: string): string {
  const lines = script.split('\n').map((line) => line.trim());
  return lines.filter((line) => !line.startsWith('//')).join('\n');
}
