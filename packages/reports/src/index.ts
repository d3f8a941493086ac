// Pictures and workbooks have doors of their own: each brings a heavy library.
export * from './download-name.js';
