/** Id of the script element with the loader's {@link PagePlan}. */
export const PLAN_ID = 'page-plan';

/** See {@link LOADER}. */
export interface PagePlan {
  /** Addresses of the API to call immediately. */
  calls: readonly string[];
  /** Scripts, in evaluation order. */
  scripts: readonly string[];
  /** Style sheets whose content is in {@link sheet}, so that screens do not load them again. */
  styles: readonly string[];
  /** All styles of the page; it contains only those of its first view. */
  sheet: string;
}

/**
 * The only inline script of a page. It is the same for all pages, so the policy can contain its hash.
 *
 * The first view is painted before anything is loaded. Then the calls start, and the scripts are evaluated one task at
 * a time, so that input never waits for all of them. The app starts once the page has all of its styles. They are
 * placed before those of the view's elements, which they would override. Earlier input starts them immediately. A tap in the meantime is
 * held and replayed when the page is interactive (`pageAnswers`), so no tap is lost and no form submits natively. If
 * the scripts do not load, a held link is followed natively; a held form keeps waiting.
 */
export const LOADER = slim(`(function () {
  var plan = JSON.parse(document.getElementById('${PLAN_ID}').textContent);
  var started = false, held = null, answers = false;
  function start() {
    if (started) return;
    started = true;
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
    var styled = new Promise(function (done, failed) {
      var sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.onload = done;
      sheet.onerror = failed;
      sheet.href = plan.sheet;
      document.querySelector('style').after(sheet);
    });
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
      if (at === plan.scripts.length - 1) return styled.then(function () { return import(script); });
      // the app itself reports a missing screen file
      return import(script).catch(function () {});
    }).catch(function (error) { release(); throw error; });
  }
  function hold(event) {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || !event.target.closest) return;
    var target = event.type === 'submit' ? event.submitter || event.target : event.target.closest('#root a[href]:not([target]), #root button');
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    held = target;
    start();
    setTimeout(function () { if (held && held.href) release(); }, 10000);
  }
  function release() {
    if (!hold) return;
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    hold = null;
    if (!held) return;
    // if the element was re-rendered in the meantime, use the same link in its place
    var again = held.isConnected ? held : held.href && document.querySelector('#root a[href="' + CSS.escape(held.getAttribute('href')) + '"]');
    if (again && (again.href || answers)) again.requestSubmit ? again.requestSubmit() : again.click();
  }
  window.pageAnswers = function () { answers = true; release(); };
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  ['pointerdown', 'keydown'].forEach(function (kind) { addEventListener(kind, start, { once: true, capture: true, passive: true }); });
  function afterFrames() {
    requestAnimationFrame(function () { requestAnimationFrame(function () { setTimeout(start); }); });
  }
  var picture = document.querySelector('img[fetchpriority=high]');
  if (picture) picture.decode().then(afterFrames, afterFrames);
  else afterFrames();
  setTimeout(start, document.hidden ? 0 : 1500);
})();`);

/** Removes comments and indentation, because every page contains the script. */
function slim(script: string): string {
  const lines = script.split('\n').map((line) => line.trim());
  return lines.filter((line) => !line.startsWith('//')).join('\n');
}
