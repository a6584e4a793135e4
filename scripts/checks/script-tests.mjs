import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, root } from '../setup/root.mjs'
import { runOpenly } from '../setup/steps.mjs'
import { result } from './result.mjs'

const reportFile = join(cacheFolder, 'script-tests.tap')

/** The tests of the commands and benchmarks, with Node's own runner, as the commands know no package. */
export async function scriptTests() {
  const files = ['scripts', 'bench'].flatMap(testsUnder)
  if (files.length === 0) return result({ failed: 1, notes: ['No test was found.'] })
  mkdirSync(cacheFolder, { recursive: true })
  rmSync(reportFile, { force: true })
  const reporters = [...reporter('spec', 'stdout'), ...reporter('tap', reportFile)]
  await runOpenly(process.execPath, ['--test', ...reporters, ...files.sort()])
  return result(countScriptTests(readFileSync(reportFile, 'utf8')))
}

function testsUnder(folder) {
  const files = readdirSync(join(root, folder), { recursive: true })
  return files.filter((file) => file.endsWith('.test.mjs')).map((file) => join(root, folder, file))
}

function reporter(name, destination) {
  return [`--test-reporter=${name}`, `--test-reporter-destination=${destination}`]
}

export function countScriptTests(tap) {
  const figure = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0)
  const failed = figure('fail') + figure('cancelled')
  return {
    passed: figure('pass'),
    failed: figure('tests') === 0 ? 1 : failed,
    skipped: figure('skipped'),
    failures: failuresIn(tap),
  }
}

/** A failed test's line, and the `error:` of the block below it, which is one line or an indented text. */
function failuresIn(tap) {
  const failed = /^ *not ok \d+ - (?<name>.*)\n(?<block>(?: +.*\n)*)/gm
  return [...tap.matchAll(failed)].map(({ groups: { name, block } }) => {
    const error = /^ +error: (?:\|-\n)?(?<reason>[\s\S]*?)\n +(?:code|name|stack):/m.exec(block)
    return { name, reason: error?.groups.reason ?? '' }
  })
}
