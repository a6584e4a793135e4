import path from 'node:path'
import { icons as lucide } from '@iconify-json/lucide'
import type { Plugin } from 'vite'

const prefix = 'virtual:lucide/'
const creator = path.join(import.meta.dirname, '../src/ui/icon/create-icon.ts')
/** What the set says of each icon's lines. `createIcon` says it once for all, and a screen may ask for thinner lines. */
const commonLook =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

export function isIconModule(id: string): boolean {
  return id.startsWith(`\0${prefix}`)
}

/** `import Check from 'virtual:lucide/check'`: a component for one icon, made from the icon set's data (decision 056). */
export function lucideIcons(): Plugin {
  return {
    name: 'lucide-icons',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => (isIconModule(id) ? iconModule(id.slice(prefix.length + 1)) : undefined),
  }
}

export function iconModule(name: string): string {
  const shapes = JSON.stringify(shapesOf(name))
  const source = JSON.stringify(creator)
  return `import { createIcon } from ${source}\nexport default /* @__PURE__ */ createIcon(${shapes})\n`
}

function shapesOf(name: string) {
  const icon = lucide.icons[name]
  if (!icon) throw new Error(`Lucide has no icon "${name}"; https://lucide.dev/icons lists the names.`)
  const elements = icon.body.replaceAll(commonLook, '').matchAll(/<(\w+)([^>]*)\/>/g)
  return Array.from(elements, ([, tag, attributes = '']) => [tag, attributesOf(attributes)])
}

/** By the names that React has for them. */
function attributesOf(text: string) {
  const pairs = Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value]) => {
    return [name.replace(/-\w/g, (letters) => letters.charAt(1).toUpperCase()), value]
  })
  return Object.fromEntries(pairs)
}
