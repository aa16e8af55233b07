/**
 * Converts the lock file to a CycloneDX 1.5 bill of materials. `npm sbom` is no alternative: it fails on this tree
 * because of a measuring package, and it omits packages that libraries need but the root lists as development
 * dependencies.
 * @param {{name: string, version: string, packages: Record<string, {version?: string, integrity?: string, license?: string, dev?: boolean}>}} lock
 */
export function billOfMaterials({ name, version, packages }) {
  const foreign = Object.entries(packages).filter(
    ([path, { version, link }]) => path.includes('node_modules/') && version && !link,
  );
  const components = foreign.map(([path, { version, integrity, license, dev }]) => {
    const ofPath = path.split('node_modules/').at(-1);
    const purl = `pkg:npm/${ofPath.replace('@', '%40')}@${version}`;
    return {
      'bom-ref': `${purl}#${path}`,
      type: 'library',
      name: ofPath,
      version,
      purl,
      scope: dev ? 'optional' : 'required',
      ...(license && { licenses: [{ license: { name: license } }] }),
      ...(integrity && { hashes: hashesOf(integrity) }),
    };
  });
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { 'bom-ref': `${name}@${version}`, type: 'application', name, version } },
    components,
  };
}

/** @param {string} integrity `sha512-<base64>`, several separated by blanks */
function hashesOf(integrity) {
  return integrity.split(' ').map((hash) => {
    const [algorithm, content] = hash.split(/-(.*)/s);
    return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') };
  });
}
