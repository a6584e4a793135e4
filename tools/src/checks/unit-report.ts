import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { root } from '../../../scripts/setup/steps.mjs'
import type { Failure, Result } from './result.ts'

/** A reporter of Vitest: writes what `countUnitTests` makes of the run into the file that REPORT_FILE names. */
export default class UnitReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errorsOutside: readonly SerializedError[]): void {
    const file = process.env.REPORT_FILE
    if (!file) throw new Error('REPORT_FILE says where the report goes.')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(countUnitTests(modules, errorsOutside)))
  }
}

/** A test that failed, or without a title a file or a hook that did. */
export type FailedTest = Failure & { project: string; file: string; title: string }

type Errors = readonly { message: string; stack?: string | undefined }[]
type OfProject = { project: { name: string } }
/** As much of Vitest's account of a test, a suite and a file as is counted here. */
export type CountedTest = OfProject & {
  fullName: string
  module: { moduleId: string }
  result(): { state: string; errors?: Errors | undefined }
}
export type CountedSuite = OfProject & { fullName: string; module: { moduleId: string }; errors(): Errors }
export type CountedModule = OfProject & {
  moduleId: string
  errors(): Errors
  children: { allTests(): Iterable<CountedTest>; allSuites(): Iterable<CountedSuite> }
}

export function countUnitTests(
  modules: readonly CountedModule[],
  errorsOutside: Errors,
): Partial<Result> & { failures: FailedTest[] } {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const inState = (state: string) => tests.filter((test) => test.result().state === state)
  // A file that can't be loaded has no test to fail, nor has a hook: each counts itself.
  const broken = modules
    .flatMap((module) => [module, ...module.children.allSuites()])
    .filter((suite) => suite.errors().length > 0)
  return {
    passed: inState('passed').length,
    failed: inState('failed').length + broken.length,
    skipped: inState('skipped').length,
    failures: [
      ...broken.map((suite) => failureOf(suite, suite.errors())),
      ...inState('failed').map((test) => failureOf(test, test.result().errors)),
      ...errorsOutside.map((error) => {
        return { name: 'outside of any test', project: '', file: '', title: '', reason: reasonOf([error]) }
      }),
    ],
  }
}

/** The file with the project, as many run on both engines, then the titles that lead to it. */
function failureOf(task: CountedModule | CountedSuite | CountedTest, errors: Errors | undefined): FailedTest {
  const file = relative(root, 'module' in task ? task.module.moduleId : task.moduleId)
  const title = 'module' in task ? task.fullName : ''
  const project = task.project.name
  const name = `[${project}] ${title ? `${file} › ${title}` : file}`
  return { name, project, file, title, reason: reasonOf(errors) }
}

function reasonOf(errors: Errors = []): string {
  return errors
    .map(({ message, stack }) => [message, firstPlace(stack)].filter(Boolean).join('\n'))
    .join('\n')
}

/** Where our own code was; the rest of the stack stands further up in the output. */
function firstPlace(stack = ''): string | undefined {
  return stack.split('\n').find((line) => /^\s+at .*(?<!node_modules.*)\.[mc]?[jt]sx?:\d+/.test(line))
}
