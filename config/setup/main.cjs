/*
 * `npm start` and `npm test` on a bare machine (contract §5). Only what Node itself has may be used here,
 * and only what an old Node understands, so that it can say that it is too old.
 */
var problemOf = require('./node.cjs');

var problem = problemOf(process.versions.node, process.platform, process.arch);
if (problem) {
  console.error(problem);
  process.exit(1);
}

require('./prepare.cjs')
  .prepare(process.argv[2])
  .then(function (code) {
    process.exitCode = code;
  });
