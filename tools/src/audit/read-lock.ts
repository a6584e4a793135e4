export interface LockedPackage {
  name: string
  version: string
  /** Where npm puts it. */
  path: string
  /** Installed where the product runs; else only where it is developed. */
  isProduction: boolean
}

interface LockEntry {
  name?: string
  version?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
}

export interface Lock {
  packages: Record<string, LockEntry>
}

const folder = 'node_modules/'

/** What npm would install from the registry; our own packages are only linked. */
export function readLock({ packages }: Lock): LockedPackage[] {
  return Object.entries(packages).flatMap(([path, { name, version, link, dev, devOptional }]) => {
    if (!path.includes(folder) || link || version === undefined) return []
    const installed = path.slice(path.lastIndexOf(folder) + folder.length)
    return [{ name: name ?? installed, version, path, isProduction: !dev && !devOptional }]
  })
}
