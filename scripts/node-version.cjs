// Every command loads this file first. It must parse on a Node far too old for the rest, so it keeps to
// the JavaScript of 2015: no optional chaining, no `node:` imports.

function isSupportedNode(version) {
  const parts = version.split('.').map(Number)
  const major = parts[0]
  const minor = parts[1]
  if (major === 20) return minor >= 19
  if (major === 22) return minor >= 12
  return major >= 24
}

if (!isSupportedNode(process.versions.node)) {
  console.error(
    `Butterleaf needs Node 20.19 or newer (20.19+, 22.12+ or 24+), and this is Node ${process.versions.node}: ` +
      'install a newer one from https://nodejs.org and run the command again.',
  )
  process.exit(1)
}

module.exports = { isSupportedNode }
