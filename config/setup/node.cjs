/** Where the project brings its own Node 24 along, the person's may be older. */
var BRINGS_NODE = ['linux x64', 'linux arm64'];

/** @returns what is wrong with this Node, in one line; undefined if it serves. */
module.exports = function problemOf(version, platform, arch) {
  var parts = version.split('.').map(Number);
  var brought = BRINGS_NODE.indexOf(platform + ' ' + arch) >= 0;
  var needed = brought ? [20, 19] : [22, 19];
  var enough = parts[0] > needed[0] || (parts[0] === needed[0] && parts[1] >= needed[1]);
  if (enough) return undefined;
  return (
    'fascia needs Node ' +
    needed.join('.') +
    ' or newer here, and this is Node ' +
    version +
    '. Install a newer one from your package manager or nodejs.org.'
  );
};
