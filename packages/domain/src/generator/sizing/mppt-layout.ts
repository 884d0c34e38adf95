import { ceilDiv } from './rounding.ts'
import type { StringOption } from './string-options.ts'

/** Equal strings in parallel on one MPPT. */
export type MpptStrings = {
  readonly strings: number
  readonly modulesPerString: number
}

const spread = (count: number, modulesPerString: number, k: number): MpptStrings[] => {
  const mppts = ceilDiv(count, k)
  return Array.from({ length: mppts }, (_, index) => ({
    strings: Math.floor(count / mppts) + (index < count % mppts ? 1 : 0),
    modulesPerString,
  }))
}

/** Strings on each MPPT, long strings first; unused MPPTs are left out (C-23, §5.3). */
export const mpptLayout = ({ strings, short, long, longCount, k }: StringOption): MpptStrings[] => [
  ...spread(longCount, long, k),
  ...spread(strings - longCount, short, k),
]
