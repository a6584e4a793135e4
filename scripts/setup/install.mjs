import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fingerprint } from './fingerprint.mjs'
import { root, runQuietly, step } from './steps.mjs'

const stamp = join('node_modules', '.butterleaf-install')
const npmsOwnNote = join('node_modules', '.package-lock.json')
const kindsOfNeed = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']

/** What it takes to build and run: no tests, no linter, no browser's driver. A developer's tools that are there stay. */
export function installProduct() {
  const packages = Object.values(readJson(npmsOwnNote)?.packages ?? {})
  const hasTools = packages.some(({ dev }) => dev)
  return install('Installing packages (half a minute the first time)', { hasTools })
}

/** What developing takes as well. */
export function installAll() {
  return install('Installing packages for developers', { hasTools: true })
}

async function install(title, { hasTools }) {
  const locked = readJson('package-lock.json').packages
  const folders = Object.keys(locked).filter((path) => !path.includes('node_modules/'))
  const manifests = folders.map((folder) => join(folder, 'package.json'))
  // The platform counts: a node_modules folder shared with another system holds the wrong binaries.
  const wanted = `${process.platform}-${process.arch} ${fingerprint(['package-lock.json', ...manifests])}`
  const [found, holdsTools] = (readText(stamp) ?? '').split('\n')
  if (found === wanted && (holdsTools || !hasTools)) return
  const isAsLocked = folders.every((folder) => needsAreLocked(locked[folder], join(folder, 'package.json')))
  const isInstalled = isAsLocked && holdsAllOf(locked)
  // `ci` begins anew, and says where the lockfile and a package.json disagree.
  const how = isAsLocked && readJson(npmsOwnNote) ? ['install', '--no-save'] : ['ci']
  if (!isInstalled) await step(title, () => runNpm([...how, hasTools ? '--include=dev' : '--omit=dev']))
  mkdirSync(join(root, dirname(stamp)), { recursive: true })
  writeFileSync(join(root, stamp), `${wanted}\n${isInstalled || hasTools ? 'with tools' : ''}`)
}

function runNpm(args) {
  // The log level is said again because `npm --silent` hands its own down, and would hide why an install failed.
  const quiet = ['--no-audit', '--no-fund', '--progress=false', '--loglevel=warn']
  // npm as it was called; found on PATH when a command runs without it.
  const cli = process.env.npm_execpath ?? ''
  const [command, ...first] = basename(cli) === 'npm-cli.js' ? [process.execPath, cli] : ['npm']
  return runQuietly(command, [...first, ...args, ...quiet], {
    failure:
      'The packages could not be installed; npm says why above. With the cause gone, run the command again.',
  })
}

/** After `npm install` by hand there is nothing left to do. A package may be missing that is for other systems. */
function holdsAllOf(locked) {
  const installed = readJson(npmsOwnNote)?.packages ?? {}
  return Object.entries(locked)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, optional }]) =>
      path in installed ? installed[path].version === version : optional,
    )
}

function needsAreLocked(locked, manifestFile) {
  const manifest = readJson(manifestFile) ?? {}
  return kindsOfNeed.every((kind) => isDeepStrictEqual(locked[kind] ?? {}, manifest[kind] ?? {}))
}

function readJson(path) {
  const text = readText(path)
  return text === undefined ? undefined : JSON.parse(text)
}

function readText(path) {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return undefined
  }
}
