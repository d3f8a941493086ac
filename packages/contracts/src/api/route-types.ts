import type { z } from 'zod';
import type { JOBS } from '../jobs.js';
import type { RouteName } from './addresses.js';
import type { ROUTES } from './routes.js';

type Table = typeof ROUTES;
type Schema<Name extends RouteName, Part extends string> =
  Table[Name] extends Readonly<Record<Part, infer S extends z.ZodType>> ? S : never;
/** Names of the routes whose entry has this shape. */
type RoutesWith<Shape> = {
  [Name in RouteName]: Table[Name] extends Shape ? Name : never;
}[RouteName];

/** Routes that respond with JSON, with a file, with an event stream, and with a job's result. */
export type JsonRoute = RoutesWith<{ readonly response: z.ZodType }>;
export type FileRoute = RoutesWith<{ readonly response: 'binary' | 'text' }>;
export type EventRoute = RoutesWith<{ readonly events: z.ZodType }>;
export type JobRoute = RoutesWith<{ readonly job: string }>;
/** Routes whose calls are written to the audit log. */
export type AuditedRoute = RoutesWith<{ readonly audit: string }>;
/** Routes with path parameters, with query parameters, or with a body. */
export type RouteWith<Part extends 'params' | 'query' | 'body'> = RoutesWith<
  Readonly<Record<Part, z.ZodType>>
>;

/** The parts of a request as a handler gets them: validated, with defaults filled in. */
export type ParamsOf<Name extends RouteName> = z.output<Schema<Name, 'params'>>;
export type QueryOf<Name extends RouteName> = z.output<Schema<Name, 'query'>>;
export type BodyOf<Name extends RouteName> = z.output<Schema<Name, 'body'>>;

/** The name of a route's job. */
export type JobOf<Name extends JobRoute> = Table[Name]['job'];

/** The body of a response, and an event of a route that responds with an event stream. */
export type ResponseOf<Name extends RouteName> = z.output<Schema<Name, 'response'>>;
export type EventOf<Name extends EventRoute> = z.output<Schema<Name, 'events'>>;
/** The result of a route's job as clients get it; for a file the artifact, not its bytes. */
export type ResultOf<Name extends JobRoute> = Name extends JsonRoute
  ? ResponseOf<Name>
  : z.output<(typeof JOBS)[JobOf<Name>]['result']>;

/** A part of a request as a caller passes it: optional when none of its fields is required. */
type Given<Name extends RouteName, Part extends 'params' | 'query' | 'body'> =
  Name extends RouteWith<Part>
    ? OptionalWhenEmpty<Part, z.input<Schema<Name, Part>>>
    : { readonly [Key in Part]?: never };
type OptionalWhenEmpty<Part extends string, Value> =
  Record<never, never> extends Value
    ? { readonly [Key in Part]?: Value }
    : { readonly [Key in Part]: Value };

/** Body fields of a file that is sent as JSON; a form sends the file itself instead. */
type FileFields = 'fileName' | 'fileContent';
type FieldsOf<Name extends RouteName> =
  Name extends RouteWith<'body'>
    ? OptionalWhenEmpty<'body', Omit<z.input<Schema<Name, 'body'>>, FileFields>>
    : { readonly body?: never };

/** The files of a form by field name, with the form's other fields. */
type FilesOf<Name extends RouteName> = Table[Name] extends {
  readonly files: readonly (infer Field extends string)[];
}
  ? { readonly files: Readonly<Record<Field, File>> } & FieldsOf<Name>
  : Table[Name] extends { readonly manyFiles: infer Field extends string }
    ? { readonly files: Readonly<Record<Field, readonly File[]>> }
    : never;

/** What a caller passes to call a route: parameters, query, and a body or a form with files. */
export type RequestOf<Name extends RouteName> = Requests[Name];

type RequestTable = {
  readonly [Name in RouteName]: Given<Name, 'params'> &
    Given<Name, 'query'> &
    (Table[Name] extends { readonly files: unknown } | { readonly manyFiles: unknown }
      ? | FilesOf<Name>
        | (FileFields extends keyof BodyOf<Name>
            ? Given<Name, 'body'> & { readonly files?: never }
            : never)
      : Given<Name, 'body'> & { readonly files?: never });
};
/**
 * An interface, so that the compiler resolves one route at a time. With the mapped type alone it
 * would try every combination of all routes' parts and give up.
 */
interface Requests extends RequestTable {}
