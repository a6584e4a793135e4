import { findOnPath } from '@butterleaf/testing/search-path'
import { Refusal } from '../../../scripts/setup/steps.mjs'

// An ordinary user has no /usr/sbin on the path.
const searched = { PATH: `${process.env.PATH}:/usr/sbin` }

/** Where programs are, each named with the package that has it in Debian; a sentence says which are missing. */
export function needPrograms<Name extends string>(packages: Readonly<Record<Name, string>>) {
  const names = Object.keys(packages) as Name[]
  const found = names.map((name) => [name, findOnPath(name, searched)] as const)
  const missing = found.flatMap(([name, path]) => (path ? [] : [packages[name]]))
  if (missing.length > 0)
    throw new Refusal(`This drill needs programs that are not here: apt-get install ${missing.join(' ')}`)
  return Object.fromEntries(found) as Record<Name, string>
}
