import { VersionActions } from 'nx/release';

/**
 * How `nx release` reads and writes the version of a library: in its package.json. What names it is left alone: in the house `*`, in a
 * tarball the file or the version that packing writes (ADR 0043).
 */
export default class HouseVersions extends VersionActions {
  validManifestFilenames = ['package.json'];

  async readCurrentVersionFromSourceManifest(tree) {
    const manifestPath = `${this.projectGraphNode.data.root}/package.json`;
    return { manifestPath, currentVersion: JSON.parse(tree.read(manifestPath, 'utf8')).version };
  }

  /** No registry is asked: the house's may not be reachable, and nobody else's has our names. */
  async readCurrentVersionFromRegistry() {
    return null;
  }

  async readCurrentVersionOfDependency() {
    return { currentVersion: null, dependencyCollection: null };
  }

  async updateProjectVersion(tree, version) {
    for (const { manifestPath } of this.manifestsToUpdate) {
      const text = tree.read(manifestPath, 'utf8');
      tree.write(manifestPath, text.replace(/("version": ")[^"]+"/, `$1${version}"`));
    }
    return [`${this.projectGraphNode.name} is ${version} now`];
  }

  async updateProjectDependencies() {
    return [];
  }
}
