import { type VariantProps, variants } from '../variants.ts'

const skeletonLook = variants({
  base: 'block animate-breathe bg-hairline forced-colors:border',
  variants: {
    shape: {
      line: 'h-[1em] w-full rounded-sm',
      title: 'h-8 w-3/5 rounded-sm',
      circle: 'size-24 rounded-full',
      button: 'h-12 w-36 rounded-full',
      field: 'h-14 w-full rounded-field',
      block: 'h-40 w-full rounded-card',
    },
  },
  defaultVariants: { shape: 'line' },
})

type SkeletonProps = VariantProps<typeof skeletonLook> & { className?: string }

/**
 * A grey placeholder in the real shape, as wide as its place or `max-w-…`. Silent: the component that loads says so once (see
 * Loading).
 */
export function Skeleton({ shape, className }: SkeletonProps) {
  return <span aria-hidden className={skeletonLook({ shape, className })} />
}
