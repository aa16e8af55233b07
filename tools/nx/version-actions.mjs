import { VersionActions } from 'nx/release';

/**
 * Lets `nx release` read and write a library's version in its package.json. References to it stay unchanged: `*` in the
 * workspace, and a file or version that packing writes into a tarball (ADR 0043).
 */
export default class HouseVersions extends VersionActions {
  validManifestFilenames = ['package.json'];

  async readCurrentVersionFromSourceManifest(tree) {
    const manifestPath = `${this.projectGraphNode.data.root}/package.json`;
    return { manifestPath, currentVersion: JSON.parse(tree.read(manifestPath, 'utf8')).version };
  }

  /** Queries no registry: ours may be unreachable, and public ones do not have our names. */
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
