import type { OutsideSystem } from './outside-system.ts'

/** For tests of an adapter alone: a system without limits. */
export const unlimited = (): OutsideSystem => ({ run: (operation) => operation() })
