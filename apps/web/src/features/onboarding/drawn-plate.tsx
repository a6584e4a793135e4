interface DrawnPlateProps {
  dish: DrawnDish
  /** What the picture says; without it the picture is decoration. */
  label?: string
  className?: string
}

/** One plate of our own, 200 units wide around its middle. */
export function DrawnPlate({ dish, label, className = '' }: DrawnPlateProps) {
  const Food = drawnDishes[dish]
  return (
    <svg
      viewBox="-110 -110 220 224"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
      className={className}
    >
      <circle cy={6} r={104} fill="#000" fillOpacity={0.16} />
      <circle r={104} fill="#fffbef" />
      <circle r={78} fill="#f3ead3" stroke="#e4d8b8" strokeWidth={2} />
      <Food />
    </svg>
  )
}

const berries = [
  [-14, -16],
  [14, -22],
  [26, 6],
  [0, 12],
  [-24, 14],
  [6, 34],
] as const

const leaves = [
  [-34, -30, 20],
  [10, -44, 80],
  [42, -12, 140],
  [34, 32, 200],
  [-8, 46, 260],
  [-46, 16, 320],
] as const

/** What lies on the plates; decoration drawn for these screens. */
const drawnDishes = {
  eggs: Eggs,
  salad: Salad,
  fish: Fish,
  berries: Berries,
  sad: SadYolk,
} as const
export type DrawnDish = keyof typeof drawnDishes

function Eggs() {
  return (
    <>
      <g fill="none" strokeLinecap="round" strokeWidth={9}>
        <path d="M-56 34c20-12 44-10 66 6" stroke="#8db668" />
        <path d="M-50 50c22-10 44-6 62 8" stroke="#6e9a4c" />
      </g>
      <path d="M-54-20c0-24 34-40 58-24 16 12 10 44-12 50-24 6-46-4-46-26z" fill="#fff" />
      <circle cx={-22} cy={-18} r={17} fill="#f2a71b" />
      <circle cx={-28} cy={-24} r={4.5} fill="#ffd77a" />
      <path d="M8 4c6-18 38-24 50-4 8 18-6 40-28 38-20-2-28-16-22-34z" fill="#fff" />
      <circle cx={34} cy={14} r={15} fill="#f2a71b" />
      <circle cx={29} cy={9} r={4} fill="#ffd77a" />
      <g fill="#b4532a">
        <circle cx={14} cy={-46} r={3} />
        <circle cx={48} cy={-32} r={3} />
        <circle cx={-58} cy={14} r={3} />
      </g>
    </>
  )
}

function Salad() {
  return (
    <>
      {leaves.map(([x, y, turn]) => (
        <g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path
            d="M-30 0c6-24 48-28 60 0-12 28-54 24-60 0z"
            fill={turn % 120 === 20 ? '#6e9a4c' : '#8db668'}
          />
          <path d="M-24 0h44" stroke="#557d38" strokeWidth={2.5} strokeLinecap="round" />
        </g>
      ))}
      <path d="M-24-14c14-20 46-10 44 14-2 22-40 30-50 8-4-8 0-14 6-22z" fill="#cfe39b" />
      <path d="M-20-12c12-15 36-8 35 10-2 17-30 23-38 6-3-6-1-11 3-16z" fill="#e9f2c0" />
      <circle cx={-2} cy={1} r={11} fill="#7a4b27" />
      <circle cx={-5} cy={-2} r={3} fill="#9a6a43" />
      <g fill="#d1462f">
        <circle cx={36} cy={-34} r={10} />
        <circle cx={-38} cy={36} r={10} />
        <circle cx={48} cy={14} r={8} />
      </g>
      <g fill="#f08a72">
        <circle cx={33} cy={-37} r={3} />
        <circle cx={-41} cy={33} r={3} />
        <circle cx={46} cy={12} r={2.5} />
      </g>
    </>
  )
}

function Fish() {
  return (
    <>
      <g fill="none" strokeLinecap="round" strokeWidth={8}>
        <path d="M-52 34l96-14" stroke="#5d8a3c" />
        <path d="M-48 46l92-12" stroke="#7ca653" />
        <path d="M-38 56l78-10" stroke="#5d8a3c" />
      </g>
      <path d="M-62-12c10-30 78-46 116-22 14 10 12 28-4 36-36 16-84 20-108 8-8-5-8-14-4-22z" fill="#ee8a63" />
      <g fill="none" stroke="#f9b597" strokeWidth={4.5} strokeLinecap="round">
        <path d="M-38-24q18 14 12 38" />
        <path d="M-10-34q22 18 16 44" />
        <path d="M20-36q20 16 12 42" />
      </g>
      <circle cx={44} cy={-44} r={17} fill="#f6d25c" />
      <circle cx={44} cy={-44} r={13} fill="#fbe793" />
      <path d="M44-56v24M32-44h24M35-53l18 18M53-53l-18 18" stroke="#f6d25c" strokeWidth={2} />
    </>
  )
}

function Berries() {
  return (
    <>
      <path
        d="M-56 4c-8-36 32-60 62-46 34-8 60 24 44 50-8 32-44 46-70 30-20 2-32-14-36-34z"
        fill="#fffdf5"
        stroke="#ebddb9"
        strokeWidth={2}
      />
      {berries.map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          <circle r={13} fill="#c5304a" />
          <g fill="#dd5468">
            <circle cx={-5} cy={-5} r={4} />
            <circle cx={5} cy={-5} r={4} />
            <circle cy={2} r={4} />
            <circle cx={-6} cy={6} r={4} />
            <circle cx={6} cy={6} r={4} />
          </g>
        </g>
      ))}
      <path d="M34-30q20-16 30 0-16 14-30 0z" fill="#6e9a4c" />
    </>
  )
}

function SadYolk() {
  return (
    <>
      <path
        d="M-58 10c-4-36 36-58 66-40 32-4 54 22 40 46 6 26-30 42-56 30-28 8-48-10-50-36z"
        fill="#fff"
        stroke="#ebddb9"
        strokeWidth={2}
      />
      <circle cy={4} r={31} fill="#f2a71b" />
      <g fill="none" stroke="#5b3a10" strokeWidth={4} strokeLinecap="round">
        <path d="M-12 20q12-12 24 0" />
        <path d="M-19-7l9-5" />
        <path d="M19-7l-9-5" />
      </g>
      <circle cx={-11} cy={2} r={3.5} fill="#5b3a10" />
      <circle cx={11} cy={2} r={3.5} fill="#5b3a10" />
      <path d="M-17 10q-6 9 0 12 6-3 0-12z" fill="#8fbfd6" />
    </>
  )
}
