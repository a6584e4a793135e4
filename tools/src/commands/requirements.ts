import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/setup/steps.mjs'
import { compare, readCitations, readPromises } from '../requirements/requirements.ts'

const { promises, faults } = readPromises(readFileSync(join(root, 'docs', 'requirements.md'), 'utf8'))
const { errors, candidates, uncited, counts } = compare(promises, readCitations(root))
const problems = [...faults, ...errors]

console.log(`${counts.built} promises are built, ${counts.open} are open.`)
if (process.argv.includes('--check')) {
  if (problems.length > 0) process.exitCode = 1
} else {
  console.log(`${uncited.length} are cited by no test: ${uncited.join(', ') || 'none'}.`)
}
if (candidates.length > 0) console.log(`Open, but cited by a test already: ${candidates.join(', ')}.`)
for (const problem of problems) console.log(problem)
