import { type Cookbook, compileCookbook } from '../corpus/compile-cookbook.ts'
import { fixtureContent, writeContent } from './fixture-content.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The fixture content, compiled. */
export function fixtureCookbook(): Cookbook {
  const folder = temporaryFolder()
  try {
    writeContent(folder.path, fixtureContent())
    return compileCookbook(folder.path)
  } finally {
    folder.remove()
  }
}
