import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** By test file, the most milliseconds that it has taken: one that fails early takes fewer. */
const longest = new Map<string, number>()

/**
 * Begins with the test files that take least time; Vitest alone begins with those that take most. The first test that fails ends the run,
 * so a change that a quick test notices never waits for whole plans.
 */
export class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const timed = files.map((file) => ({ file, duration: this.#longestOf(file) }))
    return timed.sort((a, b) => a.duration - b.duration).map(({ file }) => file)
  }

  #longestOf({ project, moduleId }: TestSpecification): number {
    const key = `${project.name}:${relative(this.ctx.config.root, moduleId)}`
    const last = this.ctx.cache.getFileTestResults(key)?.duration ?? 0
    const duration = Math.max(last, longest.get(key) ?? 0)
    longest.set(key, duration)
    return duration
  }
}
