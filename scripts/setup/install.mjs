import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fingerprint } from './fingerprint.mjs'
import { root } from './root.mjs'
import { runQuietly, step } from './steps.mjs'
import { npm } from './tools.mjs'

const stamp = join(root, 'node_modules', '.butterleaf-install')

/** Installs what the lockfile names, unless node_modules already holds exactly that. */
export async function install() {
  const wanted = wantedInstall()
  if (readText(stamp) === wanted) return
  if (!isInstalledAsLocked()) await step('Installing packages (a minute or two the first time)', cleanInstall)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function cleanInstall() {
  // The log level is said again because `npm --silent` hands its own down, and would hide why an install failed.
  const quiet = ['--no-audit', '--no-fund', '--progress=false', '--loglevel=warn']
  const { command, args } = npm('ci', '--include=dev', ...quiet)
  return runQuietly(command, args, {
    failure:
      'The packages could not be installed; npm says why above. With the cause gone, run the command again.',
  })
}

/** The platform counts: a node_modules folder shared with another system holds the wrong binaries. */
function wantedInstall() {
  const manifests = [...workspaces(), ''].map((folder) => join(folder, 'package.json'))
  return `${process.platform}-${process.arch} ${fingerprint(['package-lock.json', ...manifests])}`
}

function workspaces() {
  return readJson(join(root, 'package.json')).workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const parent = pattern.slice(0, -2)
    return (directories(parent) ?? []).map((name) => join(parent, name))
  })
}

function directories(folder) {
  try {
    const entries = readdirSync(join(root, folder), { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  } catch {
    return undefined
  }
}

/**
 * After `npm install` by hand there is nothing left to do. npm writes what it installed into
 * node_modules/.package-lock.json; a package missing there is fine only if it is for other systems.
 */
function isInstalledAsLocked() {
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages
  const locked = readJson(join(root, 'package-lock.json'))?.packages
  if (!installed || !locked) return false
  return Object.entries(locked).every(([path, entry]) => {
    if (path.startsWith('node_modules/') || path.includes('/node_modules/')) {
      const found = installed[path]
      return found ? found.version === entry.version : entry.optional === true
    }
    return sameNeeds(entry, readJson(join(root, path, 'package.json')))
  })
}

function sameNeeds(locked, manifest) {
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'].every((kind) =>
    isDeepStrictEqual(locked[kind] ?? {}, manifest?.[kind] ?? {}),
  )
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function readJson(path) {
  const text = readText(path)
  return text === undefined ? undefined : JSON.parse(text)
}
