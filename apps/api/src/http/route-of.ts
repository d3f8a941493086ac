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
import { CodedError, isErrorCode, type Route, type RouteName, ROUTES } from '@lqc/contracts';
import type { z } from 'zod';

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

/** Parses by the contract's schema; a schema may name the error code of what it refuses. */
class ParsedBy implements PipeTransform {
  constructor(
    private readonly schema: z.ZodType | undefined,
    private readonly otherwise: 'BAD_REQUEST' | 'NOT_FOUND',
  ) {}

  transform(value: unknown): unknown {
    const parsed = this.schema?.safeParse(value ?? {});
    if (parsed?.success) return parsed.data;
    const code = parsed?.error.issues.map(({ message }) => message).find(isErrorCode);
    throw new CodedError(code ?? this.otherwise);
  }
}

const schemaOf = (name: RouteName): Route => ROUTES[name];

export const RouteBody = (name: RouteName) =>
  Body(new ParsedBy(schemaOf(name).body, 'BAD_REQUEST'));
export const RouteParams = (name: RouteName) =>
  Param(new ParsedBy(schemaOf(name).params, 'NOT_FOUND'));
export const RouteQuery = (name: RouteName) =>
  Query(new ParsedBy(schemaOf(name).query, 'BAD_REQUEST'));
