/**
 * Stands in for `react-router-config` while pages are rendered: the same answers, from an index of the routes. There are as
 * many routes as pages, and every page asks several times which of them is its own.
 */
import { createElement, type ReactElement, type ReactNode } from 'react';
import { matchPath, Route, Switch, useLocation, type match, type SwitchProps } from 'react-router';
import type { MatchedRoute, RouteConfig } from 'react-router-config';
import { findRoute } from './findRoute';

type Params = Record<string, string>;

/** The match of what has no path of its own at the root; as `Router.computeRootMatch`. */
const rootMatch = (pathname: string): match<Params> => ({
  path: '/',
  url: '/',
  params: {},
  isExact: pathname === '/',
});

/** The router's answer for a route; one without a path matches as what it is in does. */
const matcher =
  (pathname: string, parent = rootMatch(pathname)) =>
  (route: RouteConfig): match<Params> | null =>
    route.path ? matchPath<Params>(pathname, route) : parent;

/** The routes that match an address, from the outermost to the innermost. */
export function matchRoutes(
  routes: readonly RouteConfig[],
  pathname: string,
  branch: MatchedRoute<Params>[] = [],
): MatchedRoute<Params>[] {
  const found = findRoute(routes, pathname, matcher(pathname, branch.at(-1)?.match));
  if (!found) return branch;
  branch.push(found);
  return found.route.routes ? matchRoutes(found.route.routes, pathname, branch) : branch;
}

interface RoutesProps {
  routes: readonly RouteConfig[];
  extraProps: object;
  switchProps: SwitchProps;
}

function Routes({ routes, extraProps, switchProps }: RoutesProps): ReactElement {
  const here = useLocation();
  const { pathname } = switchProps.location ?? here;
  const route = findRoute(routes, pathname, matcher(pathname))?.route;
  return createElement(
    Switch,
    switchProps,
    route &&
      createElement(Route, {
        path: route.path,
        exact: route.exact,
        strict: route.strict,
        render: (props) =>
          route.render
            ? route.render({ ...props, ...extraProps, route })
            : createElement(route.component as never, { ...props, ...extraProps, route }),
      }),
  );
}

/** What is to be rendered for the routes of a level; null for none. */
export const renderRoutes = (
  routes: readonly RouteConfig[] | undefined,
  extraProps: object = {},
  switchProps: SwitchProps = {},
): ReactNode => (routes ? createElement(Routes, { routes, extraProps, switchProps }) : null);
