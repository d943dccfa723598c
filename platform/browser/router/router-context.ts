import { createContext, useContext } from 'react'
import type { AppNavigator } from './app-navigator.ts'
import type { Page } from './page.ts'
import type { RouteTable } from './route-table.ts'

export type RouterTools = { readonly table: RouteTable; readonly navigator: AppNavigator }

export const RouterContext = createContext<RouterTools | undefined>(undefined)

/** The page that a component belongs to; a page kept alive behind another keeps its own address here. */
export const PageContext = createContext<Page | undefined>(undefined)

export function useRouter(): RouterTools {
  const tools = useContext(RouterContext)
  if (!tools) throw new Error('There is no router above this component')
  return tools
}

export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('This component is not part of a page')
  return page
}
