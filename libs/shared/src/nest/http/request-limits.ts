import { applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { RouteOptions } from 'fastify';

/** The default maximum body size. */
export const BODY_BYTES = 16 * 1024;
/** Levels of nested objects and lists. */
const MAX_DEPTH = 20;
const MAX_KEYS = 500;
const MAX_PARAMETERS = 100;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** A call's maximum body size, where code other than the router reads it. */
export const BodyBytes = Reflector.createDecorator<number>();

/** Sets a call's maximum body size in bytes, where the default is too high or too low. */
export const BodyLimit = (bytes: number): MethodDecorator =>
  applyDecorators(BodyBytes(bytes), RouteConfig({ bodyLimit: bytes }));

/** Passes the limit of {@link BodyLimit} to the router. */
export function limitBody(route: RouteOptions): void {
  const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
  if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
}

/** Whether JSON has at most 20 levels and 500 keys, checked in one pass over its characters before parsing. */
export function isPlainJson(text: string): boolean {
  let depth = 0;
  let keys = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isInside = !isInside;
    else if (isInside) at += code === BACKSLASH ? 1 : 0;
    else if (code === COLON) keys += 1;
    else if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (depth > MAX_DEPTH || keys > MAX_KEYS) return false;
  }
  return true;
}

/** Whether PostgreSQL can store every string of a value, including field names: no U+0000, no lone surrogates. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (value === null || typeof value !== 'object') return true;
  if (Array.isArray(value)) return value.every(isStorable);
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
}

/** Whether a query has at most 100 parameters. */
export function isPlainQuery(query: unknown): boolean {
  return Object.keys((query ?? {}) as object).length <= MAX_PARAMETERS;
}
