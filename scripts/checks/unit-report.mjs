import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { root } from '../setup/root.mjs'

/** A reporter of Vitest: writes what `countUnitTests` makes of the run into the file that REPORT_FILE names. */
export default class UnitReport {
  onTestRunEnd(modules, errorsOutside) {
    mkdirSync(dirname(process.env.REPORT_FILE), { recursive: true })
    writeFileSync(process.env.REPORT_FILE, JSON.stringify(countUnitTests(modules, errorsOutside)))
  }
}

export function countUnitTests(modules, errorsOutside) {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const inState = (state) => tests.filter((test) => test.result().state === state)
  // A file that can't be loaded has no test to fail, nor has a hook: each counts itself.
  const broken = modules.flatMap((module) => [module, ...module.children.allSuites()]).filter(hasOwnErrors)
  return {
    passed: inState('passed').length,
    failed: inState('failed').length + broken.length,
    skipped: inState('skipped').length,
    failures: [
      ...broken.map((suite) => ({ name: nameOf(suite), reason: reasonOf(suite.errors()) })),
      ...inState('failed').map((test) => ({ name: nameOf(test), reason: reasonOf(test.result().errors) })),
      ...errorsOutside.map((error) => ({ name: 'outside of any test', reason: reasonOf([error]) })),
    ],
  }
}

function hasOwnErrors(suite) {
  return suite.errors().length > 0
}

/** The file with the project, as many run on both engines, then the titles that lead to it. */
function nameOf(task) {
  const file = relative(root, (task.module ?? task).moduleId)
  const title = task.fullName && task.module ? ` › ${task.fullName}` : ''
  return `[${task.project.name}] ${file}${title}`
}

function reasonOf(errors) {
  return errors
    .map(({ message, stack }) => [message, firstPlace(stack)].filter(Boolean).join('\n'))
    .join('\n')
}

/** Where our own code was; the rest of the stack stands further up in the output. */
function firstPlace(stack = '') {
  return stack.split('\n').find((line) => /^\s+at .*(?<!node_modules.*)\.[mc]?[jt]sx?:\d+/.test(line))
}
