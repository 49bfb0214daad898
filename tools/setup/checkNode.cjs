/** Platforms for which an npm package provides Node 24, so the installed Node may be older. */
var PLATFORMS_WITH_NODE_PACKAGE = ['linux x64', 'linux arm64'];

/** Returns the reason why this Node cannot be used, in one line, or `undefined` if it can. */
module.exports = function nodeProblem(version, platform, arch) {
  var parts = version.split('.').map(Number);
  var hasNodePackage = PLATFORMS_WITH_NODE_PACKAGE.indexOf(platform + ' ' + arch) >= 0;
  var minimum = hasNodePackage ? [20, 19] : [22, 19];
  var isNewEnough = parts[0] > minimum[0] || (parts[0] === minimum[0] && parts[1] >= minimum[1]);
  if (isNewEnough) return undefined;
  return (
    'fascia needs Node ' +
    minimum.join('.') +
    ' or newer here, and this is Node ' +
    version +
    '. Install a newer one from your package manager or nodejs.org.'
  );
};
