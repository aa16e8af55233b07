const { join } = require('node:path');

/** Defines the tests of one spec file in a group, and cleans up the state that the group's files share. */
module.exports = function specFile(file) {
  describe(file, () => {
    try {
      require(join(__dirname, '../..', file));
    } catch (error) {
      it('loads', () => {
        throw error;
      });
    }
    afterAll(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
      if (typeof document !== 'undefined') clearPage();
    });
  });
};

function clearPage() {
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
