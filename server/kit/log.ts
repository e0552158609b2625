import pino, { type Logger } from 'pino';

export type Log = Logger;

/** Structured lines on standard output. Secrets and personal data are cut out by name, wherever they stand. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'password',
        'cookie',
        'authorization',
        '*.password',
        '*.cookie',
        '*.authorization',
        '*.token',
        '*.email',
        '*.text',
        '*.phone',
      ],
      censor: '[hidden]',
    },
    serializers: {
      err: (fault: unknown) => {
        const e = pino.stdSerializers.err(fault as Error) as { type?: string; message?: string; stack?: string; code?: string };
        return { type: e.type, message: e.message, stack: e.stack, code: e.code };
      },
    },
  });
