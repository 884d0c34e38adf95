import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { TestTheme } from './test-theme.tsx'

const Themed = ({ children }: { readonly children: ReactNode }) => <TestTheme>{children}</TestTheme>

/** Renders a component for a test like the application, without transitions and portals. */
export const renderThemed = (element: ReactElement) => render(element, { wrapper: Themed })
