import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fingerprint } from './fingerprint.mjs'
import { root, runQuietly, step } from './steps.mjs'

const stamp = 'node_modules/.butterleaf-install'
const npmsOwnNote = 'node_modules/.package-lock.json'
const kindsOfNeed = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']

/** What it takes to build and run: no tests, no linter, no browser's driver. A developer's packages that are there stay. */
export function installProduct() {
  const hasTools = Object.values(readJson(npmsOwnNote)?.packages ?? {}).some(({ dev }) => dev)
  return install('Installing packages (half a minute the first time)', hasTools)
}

/** What developing takes as well. */
export function installAll() {
  return install('Installing packages for developers', true)
}

async function install(title, hasTools) {
  const locked = Object.entries(readJson('package-lock.json').packages)
  const ours = locked.filter(([path]) => !path.includes('node_modules/'))
  const manifests = ours.map(([folder]) => join(folder, 'package.json'))
  // The platform counts: a node_modules folder shared with another system holds the wrong binaries.
  const product = `${process.platform}-${process.arch} ${fingerprint(['package-lock.json', ...manifests])}`
  const withTools = `${product} with tools`
  const found = readText(stamp)
  if (found === withTools || (found === product && !hasTools)) return
  const isAsLocked = ours.every(([folder, entry]) => needsAreLocked(folder, entry))
  const installed = isAsLocked ? readJson(npmsOwnNote)?.packages : undefined
  // After `npm install` by hand there is nothing left to do.
  const isDone = installed && locked.every((each) => ours.includes(each) || isInstalled(each, installed))
  // `ci` begins with an empty folder, and says where the lockfile and a package.json disagree.
  const how = installed ? ['install', '--no-save'] : ['ci']
  if (!isDone) await step(title, () => runNpm([...how, hasTools ? '--include=dev' : '--omit=dev']))
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(join(root, stamp), isDone || hasTools ? withTools : product)
}

function needsAreLocked(folder, entry) {
  const manifest = readJson(join(folder, 'package.json')) ?? {}
  return kindsOfNeed.every((kind) => isDeepStrictEqual(entry[kind] ?? {}, manifest[kind] ?? {}))
}

/** A package may be missing that is for other systems. */
function isInstalled([path, { version, optional }], installed) {
  return path in installed ? installed[path].version === version : optional
}

function runNpm(args) {
  // The log level is said again because `npm --silent` hands its own down, and would hide why an install failed.
  const quiet = ['--no-audit', '--no-fund', '--progress=false', '--loglevel=warn']
  // npm as it was called; found on PATH when a command runs without it.
  const cli = process.env.npm_execpath ?? ''
  const [command, ...first] = basename(cli) === 'npm-cli.js' ? [process.execPath, cli] : ['npm']
  const reason = 'The packages could not be installed; npm says why above.'
  const failure = `${reason} With the cause gone, run the command again.`
  return runQuietly(command, [...first, ...args, ...quiet], { failure })
}

function readJson(path) {
  const text = readText(path)
  return text && JSON.parse(text)
}

function readText(path) {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return undefined
  }
}
