import { paths } from '#lib/paths.ts'
import privacy from '../../../../../content/policies/privacy-policy.md?raw'
import terms from '../../../../../content/policies/terms.md?raw'
import type { SitePage } from '../site-page.ts'
import { PolicyContent } from './policy-content.tsx'
import { readPolicy } from './policy-text.ts'

/** [LAND-5] */
export function policyPages(): SitePage[] {
  return [policyPage(paths['home.policy'], privacy), policyPage(paths['home.disclaimer'], terms)]
}

function policyPage(path: string, markdown: string): SitePage {
  const policy = readPolicy(markdown)
  return {
    path,
    title: `${policy.title} · Butterleaf`,
    description: policy.summary,
    content: <PolicyContent policy={policy} />,
  }
}
