import { AppLink, type AppLinkProps } from './app-link.tsx'

/** Draws an item of a menu as a link inside the application: `<Menu.Item renderRoot={menuLink('/pedidos')}>`. */
export const menuLink = (to: string) => (props: Record<string, unknown>) => (
  <AppLink {...(props as Omit<AppLinkProps, 'to'>)} to={to} />
)
