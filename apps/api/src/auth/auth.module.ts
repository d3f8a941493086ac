import type { KeyObject } from 'node:crypto';
import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { Database } from '@lqc/database';
import { SIGNING_KEY } from '../tokens.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { KnownPlaces } from './known-places.js';
import { storedLimiters } from './limiters.js';
import { LoginThrottle } from './login-throttle.js';
import { PasswordJudge } from './password-judge.js';

@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [SIGNING_KEY],
      useFactory: (secret: KeyObject) => ({
        secret,
        signOptions: { algorithm: 'HS256' },
        verifyOptions: { algorithms: ['HS256'] },
      }),
    }),
  ],
  controllers: [AuthController],
  providers: [
    AuthService,
    KnownPlaces,
    PasswordJudge,
    {
      provide: LoginThrottle,
      useFactory: (database: Database) => new LoginThrottle(storedLimiters(database)),
      inject: [Database],
    },
  ],
  exports: [AuthService, PasswordJudge],
})
export class AuthModule {}
