// `npm start`: takes a fresh clone to a running product. Runs before anything is installed and on any
// Node, so it reads like old JavaScript and loads the rest only when the version is right.
const needed = '20.19'
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error('Consilium needs Node ' + needed + ' or newer; this is Node ' + process.versions.node + '.')
  process.exitCode = 1
} else {
  import('./launch.mjs').then(function (launch) {
    return launch.launch(process.argv.slice(2))
  })
}
