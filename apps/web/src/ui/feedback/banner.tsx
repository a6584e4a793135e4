import Info from 'virtual:lucide/info'
import TriangleAlert from 'virtual:lucide/triangle-alert'
import type { ReactNode } from 'react'
import { variants } from '../variants.ts'

const bannerLook = variants({
  base: 'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border py-3 pr-3 pl-4 text-sm text-ink',
  variants: {
    tone: {
      info: 'border-leaf/25 bg-leaf/10',
      warning: 'border-transparent bg-butter text-on-butter [--focus:var(--on-butter)]',
      danger: 'border-paprika/40 bg-paprika/10',
    },
  },
})

type BannerProps = {
  tone?: 'info' | 'warning' | 'danger'
  children: ReactNode
  /** A small button or link at the end. */
  action?: ReactNode
  className?: string
}

/** A message about the whole screen. */
export function Banner({ tone = 'info', children, action, className }: BannerProps) {
  const Icon = tone === 'info' ? Info : TriangleAlert
  return (
    <div className={bannerLook({ tone, className })}>
      <Icon aria-hidden className="size-5 shrink-0" />
      <div className="min-w-0 flex-[1_1_12rem]">{children}</div>
      {action}
    </div>
  )
}
