import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { colorSchemes } from './color-schemes.ts'

/** Light, dark or the system's scheme; the choice is stored and applied before the next first paint. */
export const ThemeSwitch = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      aria-label="Tema"
      fullWidth
      value={colorScheme}
      onChange={(value) => setColorScheme(value as MantineColorScheme)}
      data={colorSchemes}
    />
  )
}
