import type { OutsideSystem } from './outside-system.ts'

type Operation = (...input: readonly unknown[]) => Promise<unknown>
type Port = Readonly<Record<string, unknown>>

/**
 * The same port, whose operations run within the limits of their system (C-234). `except` names those that run without:
 * a check that an administrator asks for really calls.
 */
export const boundedPort = <Bounded extends object>(
  port: Bounded,
  system: OutsideSystem,
  except: readonly string[] = [],
): Bounded => {
  const bound = ([name, member]: [string, unknown]): [string, unknown] => {
    if (except.includes(name)) return [name, member]
    if (typeof member !== 'function') return [name, boundedPort(member as Port, system)]
    const operation = member as Operation
    return [name, (...input: readonly unknown[]) => system.run(() => operation(...input))]
  }
  return Object.fromEntries(Object.entries(port).map(bound)) as Bounded
}
