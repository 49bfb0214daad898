/*
 * The entry of `npm start`, `npm test`, `npm run test:full` and `npm run test:bare`. It runs before packages are
 * installed, so it uses only Node's own modules. Its syntax also works in old versions of Node, because it must report
 * that they are too old.
 */
var nodeProblem = require('./checkNode.cjs');

var problem = nodeProblem(process.versions.node, process.platform, process.arch);
if (problem) {
  console.error(problem);
  process.exit(1);
}

require('./prepare.cjs')
  .prepare(process.argv[2])
  .then(function (code) {
    process.exitCode = code;
  });
