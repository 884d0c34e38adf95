import type { Rolldown } from 'vite'

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>
type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null }

/** The module and all its static imports; lazy imports are not followed. */
const importedBy = (graph: Graph, id: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) importedBy(graph, imported, found)
  return found
}

/** A module of Mantine, by the folder of its component. */
const mantine = (...components: readonly string[]): string =>
  `/@mantine/core/esm/components/(?:${components.join('|')})/`

const ui = (...names: readonly string[]): string => `/src/ui/(?:${names.join('|')})\\.`

const matching = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'))

/** What the button of the consultant needs. */
const consultant = matching(
  '/src/features/consultants/(?:consultant-button|use-consultant)\\.',
  '/domain/src/consultants/',
)

/** Shared modules that no frequent screen needs at once, grouped by use. */
const byUse = [
  { name: 'consultant', test: consultant },
  // What every form needs to check its fields with the contract's schema; loaded with the first form (decision 023).
  {
    name: 'forms',
    test: matching(
      '/node_modules/(?:zod|@mantine/form|klona|fast-deep-equal)/',
      mantine('Textarea'),
      '/packages/contract/src/http/(?:fields|check-body|issue-message)\\.',
      '/src/lib/(?:use-schema-form|form-input-props)\\.',
    ),
  },
  {
    name: 'menus',
    test: matching(mantine('Menu', 'Tooltip', 'Popover'), ui('drop-menu', 'action-items', 'floating-tip')),
  },
  { name: 'selects', test: matching(mantine('Combobox', 'Select', 'MultiSelect')) },
  {
    name: 'overlays',
    test: matching(
      '/react-remove-scroll(?:-bar)?/',
      mantine('Modal', 'ModalBase', 'Drawer'),
      ui('dialog', 'confirm-dialog', 'leave-dialog', 'side-panel', 'side-menu', 'filter-sheet'),
    ),
  },
  {
    name: 'toasts',
    test: matching('/(?:@mantine/notifications|react-transition-group)/', mantine('Notification'), ui('toast-stack')),
  },
]

/** Our own small modules, the endpoints, icons: not a hundred files of their own. */
const part = matching('/@tabler/icons-react/', '/packages/(?:contract|domain)/src/', '/src/(?:lib|ui)/')

/** Small modules that several groups need: in the file of the frame, so that no group loads another for one of them. */
const smallParts = matching(
  '/@mantine/core/esm/core/',
  mantine('CloseButton', 'Paper'),
  ui('use-opened-after-drawing', 'optional-label', 'external-link'),
  '/packages/domain/src/(?:shared/(?:brazil-states|cpf-cnpj)|orders/moves/decision-reason)\\.',
)

/** The screens that are opened most. */
type Frequent = 'home' | 'orders' | 'order' | 'budgets' | 'store' | 'wizard'

type Pages = {
  /** The application without its screens. */
  readonly frame: string
  /** The modules that each of these screens shows at once. */
  readonly frequent: Readonly<Record<Frequent, readonly string[]>>
}

/** What two frequent screens share, where it is much; what other pairs share is little and belongs to the frame. */
const sharedByTwo: Readonly<Record<string, string>> = {
  'orders budgets': 'lists',
  'order wizard': 'purchase',
}

/** What one frequent screen shares with less frequent ones, of our own modules; libraries stay apart. */
const sharedByOthers: Readonly<Record<string, string>> = {
  orders: 'order-marks',
  order: 'steps',
  budgets: 'filters',
  store: 'store-parts',
  wizard: 'purchase-frame',
}

/** The parts of an order belong to its screen, which a budget shows as well. */
const isOwn = (id: string): boolean =>
  /\/@tabler\/icons-react\/|\/packages\/(?:contract|domain)\/src\/|\/apps\/web\/src\/(?!features\/orders\/detail\/)/.test(
    id,
  )

/** Which modules the pages of the application load. */
const followImports = ({ frame, frequent }: Pages) => {
  const reached = new Map<string, ReadonlySet<string>>()
  const listModules = (page: string, graph: Graph) => {
    const known = reached.get(page)
    if (known !== undefined) return known
    if (graph.getModuleInfo(page) === null) throw new Error(`${page} is no page of the application`)
    const modules = importedBy(graph, page)
    reached.set(page, modules)
    return modules
  }
  const listScreens = (id: string, graph: Graph) =>
    Object.entries(frequent)
      .filter(([, modules]) => modules.some((page) => listModules(page, graph).has(id)))
      .map(([screen]) => screen)
  /** Of the frame, and not of a group that only some screens load. */
  const isOfFrame = (id: string, graph: Graph) => {
    if (listModules(frame, graph).has(id)) return true
    const needing = listScreens(id, graph)
    if (smallParts.test(id) || (needing.length > 0 && id.endsWith('.css'))) return true
    if (needing.join(' ') === 'home') return !id.includes('/features/dashboard/')
    return needing.length > 1 && sharedByTwo[needing.join(' ')] === undefined
  }
  const isOfSomeScreens = (id: string, graph: Graph) =>
    byUse.some(({ test }) => test.test(id)) || (!isOfFrame(id, graph) && listScreens(id, graph).length > 0)
  /** A screen that needs one part loads all of them: none may import a Mantine component or what some screens need. */
  const isLightPart = (id: string, graph: Graph) =>
    part.test(id) &&
    [...importedBy(graph, id)].every((one) => !one.includes('/@mantine/') && !isOfSomeScreens(one, graph))
  return { isOfFrame, isLightPart, listScreens }
}

/**
 * Few files instead of one for each module that two screens share: a browser requests six at a time, and on a slow
 * network each round trip costs more than the bytes. A frequent screen loads almost nothing that it does not need:
 * modules are together when the same frequent screens need them.
 */
export const chunkGroups = (pages: Pages): Groups => {
  const { isOfFrame, isLightPart, listScreens } = followImports(pages)
  return [
    // It stays in the browser's cache when a release changes the rest.
    { name: 'base', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 100 },
    { name: (id, graph) => (isOfFrame(id, graph) ? 'app' : null), debugName: 'app', priority: 99 },
    {
      name: (id, graph) => (listScreens(id, graph).join(' ') === 'home' ? 'home' : null),
      debugName: 'home',
      priority: 98,
    },
    {
      name: (id, graph) => sharedByTwo[listScreens(id, graph).join(' ')] ?? null,
      debugName: 'shared by two',
      priority: 97,
    },
    // What every form needs, and a frequent screen at once: the search of a list, the stored choices of the wizard.
    { name: 'inputs', test: matching(mantine('Input', 'InputBase', 'TextInput')), priority: 96 },
    { name: 'drafts', test: /\/src\/lib\/(?:draft-store|use-drafted-state)\./, priority: 96 },
    // Before the groups by use: such a group contains what its modules import, and a screen would load all of it.
    {
      name: (id, graph) => (isOwn(id) ? (sharedByOthers[listScreens(id, graph).join(' ')] ?? null) : null),
      debugName: 'shared by others',
      minShareCount: 2,
      priority: 95,
    },
    ...byUse.map((group, index) => ({ ...group, priority: 94 - index })),
    {
      name: (id, graph) => (isLightPart(id, graph) ? 'parts' : null),
      debugName: 'parts',
      minShareCount: 4,
      priority: 80,
    },
  ]
}
