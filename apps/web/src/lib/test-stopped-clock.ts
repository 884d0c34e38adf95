import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/**
 * Stops the timers until the test ends or `start` is called: time passes only by `pass`, however busy the machine is.
 * For tests of delays ('500 ms after the last key'); render the screen first.
 */
export const stopClock = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return {
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    start: () => void vi.useRealTimers(),
  }
}
