/** Where chance looks for faults: the folders whose tests hold properties or invented plans, and the project that runs them. */
export const exploredAreas = {
  domain: { project: 'domain', folders: ['packages', 'testing/src'] },
  web: { project: 'web', folders: ['apps/web/src'] },
  api: { project: 'sqlite', folders: ['apps/api/src'] },
} as const satisfies Record<string, { project: string; folders: readonly string[] }>

export type ExploredArea = keyof typeof exploredAreas

export function isExploredArea(name: string): name is ExploredArea {
  return name in exploredAreas
}
