import {
  applyDecorators,
  Body,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  type PipeTransform,
  Post,
  Query,
  SetMetadata,
} from '@nestjs/common';
import { type ErrorCode, type Route, type RouteName, ROUTES } from '@lqc/contracts';
import type { z } from 'zod';
import { parsed } from './parsed.js';

export const ROUTE_NAME = 'liaison:route';

const METHODS = { GET: Get, POST: Post, PATCH: Patch, DELETE: Delete } as const;

/** Serves a route of the contracts: its method, path, status and access are written there alone. */
export function RouteOf(name: RouteName): MethodDecorator {
  const route: Route = ROUTES[name];
  const path = route.path.replace(/\{(\w+)\}/g, ':$1');
  return applyDecorators(
    METHODS[route.method](path),
    HttpCode(route.status ?? 200),
    SetMetadata(ROUTE_NAME, name),
  );
}

type SchemaOf<
  Name extends RouteName,
  Part extends 'body' | 'params' | 'query',
> = (typeof ROUTES)[Name] extends { readonly [Key in Part]: infer Schema extends z.ZodType }
  ? z.infer<Schema>
  : never;

export type BodyOf<Name extends RouteName> = SchemaOf<Name, 'body'>;
export type ParamsOf<Name extends RouteName> = SchemaOf<Name, 'params'>;
export type QueryOf<Name extends RouteName> = SchemaOf<Name, 'query'>;

class ParsedBy implements PipeTransform {
  constructor(
    private readonly schema: z.ZodType,
    private readonly otherwise: ErrorCode,
  ) {}

  transform(value: unknown): unknown {
    return parsed(this.schema, value ?? {}, this.otherwise);
  }
}

type RoutesWith<Part extends 'body' | 'params' | 'query'> = {
  [Name in RouteName]: (typeof ROUTES)[Name] extends Record<Part, z.ZodType> ? Name : never;
}[RouteName];

/** The body, parsed by the contract before the handler is called. */
export const RouteBody = (_name: RoutesWith<'body'>) => Body();
export const RouteParams = (name: RoutesWith<'params'>) =>
  Param(new ParsedBy(ROUTES[name].params, 'NOT_FOUND'));
export const RouteQuery = (name: RoutesWith<'query'>) =>
  Query(new ParsedBy(ROUTES[name].query, 'BAD_REQUEST'));
